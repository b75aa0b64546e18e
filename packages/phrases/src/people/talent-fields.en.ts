/** Names of a talent's fields that the list, the record, the file and the copy of the data share. */
export const talentFieldsEn = {
  phone: 'Phone',
  tags: 'Tags',
};
