//! Small nets with one hidden layer. The weights stand in one row: for every input those of all neurons, their biases,
//! and what each neuron says.

/// Neurons of the hidden layer.
const NEURONS: usize = 16;

/// How many weights a net has for so many inputs.
pub const fn size(inputs: usize) -> usize {
    (inputs + 2) * NEURONS
}

/// What a net says to its inputs.
pub fn say<const N: usize>(weights: &[f32], inputs: &[f32; N]) -> f32 {
    let (layer, voices) = weights.split_at((N + 1) * NEURONS);
    activity(layer, inputs).iter().zip(voices).map(|(active, voice)| active * voice).sum()
}

/// Adds to `gradient` how the weights should change so that the net says more, `error` times.
pub fn blame<const N: usize>(weights: &[f32], inputs: &[f32; N], error: f32, gradient: &mut [f32]) {
    let (layer, voices) = weights.split_at((N + 1) * NEURONS);
    let (of_layer, of_voices) = gradient.split_at_mut((N + 1) * NEURONS);
    let active = activity(layer, inputs);
    let mut errors = [0.0; NEURONS];
    for at in 0..NEURONS {
        of_voices[at] += error * active[at];
        errors[at] = if active[at] > 0.0 { error * voices[at] } else { 0.0 };
    }
    for (input, sums) in inputs.iter().chain([&1.0]).zip(of_layer.chunks_exact_mut(NEURONS)) {
        for (sum, error) in sums.iter_mut().zip(errors) {
            *sum += input * error;
        }
    }
}

/// How active the neurons are.
fn activity<const N: usize>(layer: &[f32], inputs: &[f32; N]) -> [f32; NEURONS] {
    let mut sums = [0.0; NEURONS];
    sums.copy_from_slice(&layer[N * NEURONS..]);
    for (input, weights) in inputs.iter().zip(layer.chunks_exact(NEURONS)) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += input * weight;
        }
    }
    sums.map(|sum| sum.max(0.0))
}
