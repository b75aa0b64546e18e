/** The stored fields of short versions. Separate from the form, because lists of roles import them. */
export const SHORT_TEXT_FIELDS = [
  'purpose_summaries',
  'purpose_origins',
  'is_purpose_summarised',
  'selected_purpose_index',
  'description_summaries',
  'description_origins',
  'is_description_summarised',
  'selected_description_index',
  'accountabilities_summaries',
  'accountabilities_origins',
  'is_accountabilities_summarised',
  'selected_accountabilities_index',
] as const;
