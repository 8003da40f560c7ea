//! Weights of an evaluation: names, documentation and tuned values in one list.

/// Makes a struct of `f32` weights from one list of names with their tuned values.
///
/// The struct gets `NAMES`, `TUNED`, `to_array` and `from_array`, all in the order of the list, so that a tuner can treat
/// the weights of any game as a point in space.
#[macro_export]
macro_rules! weights {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $( $(#[$doc:meta])* $weight:ident: $value:expr ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $visible struct $name {
            $( $(#[$doc])* pub $weight: f32, )*
        }

        impl $name {
            /// The names, in the order of the arrays.
            pub const NAMES: [&'static str; [$(stringify!($weight)),*].len()] = [$(stringify!($weight)),*];

            /// The values that are checked in.
            pub const TUNED: $name = $name { $( $weight: $value, )* };

            /// The values in the order of the names.
            pub fn to_array(self) -> [f32; Self::NAMES.len()] {
                [$(self.$weight),*]
            }

            /// Weights from their values in the order of the names.
            pub fn from_array(values: [f32; Self::NAMES.len()]) -> $name {
                let [$($weight),*] = values;
                $name { $($weight),* }
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::TUNED
            }
        }
    };
}

#[cfg(test)]
mod tests {
    weights! {
        /// Two weights.
        struct Two {
            /// The first.
            first: 1.0,
            /// The second.
            second: -0.5,
        }
    }

    #[test]
    fn weights_keep_their_order_as_an_array() {
        assert_eq!(Two::NAMES, ["first", "second"]);
        assert_eq!(Two::TUNED.to_array(), [1.0, -0.5]);
        assert_eq!(Two::from_array([2.0, 3.0]), Two { first: 2.0, second: 3.0 });
        assert_eq!(Two::default(), Two::TUNED);
    }
}
