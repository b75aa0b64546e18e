/** Stable machine-readable reasons for rejecting an input. */
export type PsychometricsErrorCode =
  | 'invalid_json'
  | 'invalid_input'
  | 'unknown_instrument'
  | 'unknown_language'
  | 'unknown_item'
  | 'answer_out_of_range'
  | 'seconds_out_of_range'
  | 'order_invalid'
  | 'too_many_missing'
  | 'unknown_trait'
  | 'stanine_missing'
  | 'stanine_out_of_range'
  | 'z_out_of_range'
  | 'range_incomplete'
  | 'range_out_of_range'
  | 'min_above_max'
  | 'weight_out_of_range'
  | 'unknown_field'
  | 'instrument_mismatch'
  | 'rate_out_of_range';

/** An input that cannot be scored. `message` is plain English for logs and tools, not for end users. */
export class PsychometricsError extends Error {
  readonly code: PsychometricsErrorCode;

  constructor(code: PsychometricsErrorCode, message: string) {
    super(message);
    this.name = 'PsychometricsError';
    this.code = code;
  }
}
