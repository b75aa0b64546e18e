/** Importing lists of people: the meaning of columns, which rows are people, and why a file cannot be read. */
export const peopleListsEn = {
  title: 'Check the list',
  reading: 'Reading the list …',
  sheet: 'Worksheet',
  otherFile: 'Choose another file',
  columns: {
    title: 'Columns',
    column: 'Column',
    samples: 'First values',
    use: 'Used as',
    nameless: 'Column {{number}}',
    useOf: '{{column}}: used as',
    guess: 'Guessed',
    check: 'The headings do not say what each column is. Please check.',
    more_one: 'Show {{count}} column that is not used',
    more_other: 'Show {{count}} columns that are not used',
    fewer: 'Show only the columns that are used',
    noEmail: 'Choose the column with the e-mail addresses.',
    noName: 'Choose the column with the names.',
    meaning: {
      first_name: 'First name',
      last_name: 'Last name',
      full_name: 'Full name',
      full_name_reversed: 'Full name, last name first',
      email: 'E-mail',
      phone: 'Phone',
      language: 'Language',
      salutation: 'Salutation',
      title: 'Title',
      particle: 'Prefix of the last name',
      suffix: 'Suffix of the name',
      unused: 'Not used',
    },
  },
  rows: {
    views: 'Rows',
    ready: '{{number}} ready',
    check: '{{number}} to check',
    aside: '{{number}} set aside',
    label: 'Rows of the list',
    line: 'Row {{line}}',
    restore: 'Include anyway',
    restoreOf: 'Include anyway: row {{line}}',
    nameless: 'No name',
    reason: {
      heading: 'Headings',
      above_headings: 'Above the headings',
      total: 'Total or note',
      group: 'Heading of a group',
      no_address: 'No e-mail address',
      error: 'Error of a formula',
      no_value: 'Formula without a saved value',
      damaged: 'Damaged letters',
      hidden: 'Hidden in the worksheet',
    },
    note: {
      one_name: 'Only one name.',
      several_addresses: 'Several addresses: the first one is used.',
      phone_shortened: 'The spreadsheet shortened the phone number, so it is left out.',
      phone_without_zero: 'The phone number may be missing its leading zero.',
      other_columns: 'The address is in another column.',
    },
  },
  repaired_one: 'Wrongly encoded letters were repaired in {{count}} place.',
  repaired_other: 'Wrongly encoded letters were repaired in {{count}} places.',
  damaged_one:
    '{{count}} name has damaged letters, such as “M?ller”. Export the list again as .xlsx or as “CSV UTF-8”, or correct the name here.',
  damaged_other:
    '{{count}} names have damaged letters, such as “M?ller”. Export the list again as .xlsx or as “CSV UTF-8”, or correct the names here.',
  remain_one:
    'A list can have at most {{max}} people. {{count}} person stays here until the others are invited.',
  remain_other:
    'A list can have at most {{max}} people. {{count}} people stay here until the others are invited.',
  refusal: {
    empty: 'This file is empty.',
    old_excel:
      'This file is in an old format of Excel. Open it in Excel, choose “Save as” and “Excel workbook (.xlsx)”, then choose it again.',
    open_document:
      'This file is in the OpenDocument format (.ods). Open it, choose “Save as” and “Excel 2007–365 (.xlsx)” or “Text CSV”, then choose it again.',
    numbers:
      'This is a document of Numbers. Open it there, choose “File”, “Export to” and “Excel” or “CSV”, then choose the new file.',
    password: 'This workbook is protected by a password. Save it without one, then choose it again.',
    no_table:
      'This file is not a table. Copy the names and addresses from it and use “Paste a list”, or save a table as .xlsx or CSV.',
    archive: 'This is a compressed folder. Unpack it and choose the list in it.',
    unknown: 'This file is not a list that can be read here. Save the list as .xlsx or CSV.',
    broken:
      'This file is damaged. Open it in your spreadsheet, save it as .xlsx again, then choose the new file.',
    failed: 'This list could not be read. Check your connection and try again, or save the list as CSV.',
    too_large: 'This file is too large. Save only the sheet with the people, or divide the list.',
    too_many_rows: 'This list has more than {{rows}} rows. Divide it into several files.',
    too_many_columns: 'This list has more than {{columns}} columns. Delete those that are not needed.',
    too_slow: 'Reading this list took too long. Save only the sheet with the people, or divide the list.',
    no_address: 'There is no e-mail address in this list.',
    no_values:
      'The formulas in this file have no saved values. Open it in Excel, save it and choose it again.',
  },
};
