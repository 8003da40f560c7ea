//! Observations and actions as fields: one walk says their names or their numbers, so that the two cannot differ.

/// A run of numbers of an observation, or of actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Where it starts.
    pub start: usize,
    /// How long it is.
    pub length: usize,
    /// What it means, in a line.
    pub meaning: String,
}

/// Hears an observation, field after field.
pub trait Sink {
    /// A field whose numbers are all said.
    fn numbers<const N: usize>(&mut self, name: &str, whose: Option<usize>, meaning: &str, numbers: [i16; N]);

    /// A field of which only the numbers that are not 0 are said, by their places.
    fn marks(
        &mut self,
        name: &str,
        whose: Option<usize>,
        meaning: &str,
        length: usize,
        marks: impl Iterator<Item = (usize, i16)>,
    );
}

/// Writes the numbers.
pub struct Numbers<'a> {
    left: &'a mut [i16],
}

impl<'a> Numbers<'a> {
    /// Into these numbers, which are all 0 at first.
    pub fn new(numbers: &'a mut [i16]) -> Numbers<'a> {
        numbers.fill(0);
        Numbers { left: numbers }
    }

    fn next(&mut self, length: usize) -> &'a mut [i16] {
        let (next, left) = std::mem::take(&mut self.left).split_at_mut(length);
        self.left = left;
        next
    }
}

impl Sink for Numbers<'_> {
    #[inline]
    fn numbers<const N: usize>(&mut self, _: &str, _: Option<usize>, _: &str, numbers: [i16; N]) {
        self.next(N).copy_from_slice(&numbers);
    }

    #[inline]
    fn marks(
        &mut self,
        _: &str,
        _: Option<usize>,
        _: &str,
        length: usize,
        marks: impl Iterator<Item = (usize, i16)>,
    ) {
        let next = self.next(length);
        marks.for_each(|(place, value)| next[place] = value);
    }
}

/// Collects the fields.
#[derive(Default)]
pub struct Fields(pub Vec<Field>);

impl Fields {
    fn add(&mut self, name: &str, whose: Option<usize>, meaning: &str, length: usize) {
        let start = self.0.last().map_or(0, |field| field.start + field.length);
        let name = whose.map_or_else(|| name.to_owned(), |seat| format!("{name}_{seat}"));
        self.0.push(Field { name, start, length, meaning: meaning.to_owned() });
    }
}

impl Sink for Fields {
    fn numbers<const N: usize>(&mut self, name: &str, whose: Option<usize>, meaning: &str, _: [i16; N]) {
        self.add(name, whose, meaning, N);
    }

    fn marks(
        &mut self,
        name: &str,
        whose: Option<usize>,
        meaning: &str,
        length: usize,
        _: impl Iterator<Item = (usize, i16)>,
    ) {
        self.add(name, whose, meaning, length);
    }
}

/// Actions by name: each takes the next numbers.
pub struct Numbering {
    /// The fields so far.
    pub fields: Vec<Field>,
}

impl Numbering {
    /// No action yet.
    pub fn new() -> Numbering {
        Numbering { fields: Vec::new() }
    }

    /// So many more.
    pub fn add(&mut self, name: &str, length: usize, meaning: &str) -> usize {
        let start = self.length();
        self.fields.push(Field { name: name.to_owned(), start, length, meaning: meaning.to_owned() });
        start
    }

    /// How many there are.
    pub fn length(&self) -> usize {
        self.fields.last().map_or(0, |field| field.start + field.length)
    }
}
