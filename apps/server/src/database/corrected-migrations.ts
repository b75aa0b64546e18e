/** Checksums of a migration whose text was corrected after installations had run it. */
interface Correction {
  /** Of the text that installations ran first. It is what databases record, so that every version accepts them. */
  readonly first: string;
  /** Of the text of today. Any other text is a change by mistake. */
  readonly correctedChecksum: string;
}

/**
 * Migrations that a newer PostgreSQL refused. Their corrected texts are for new databases; a later migration brings
 * databases that ran the first texts to the same schema.
 */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  // Functions that take the row type of a table, which PostgreSQL 15.20 refuses; 0103_no_row_types.sql follows up.
  '0046_ranges_of_roles.sql': {
    first: 'bf639f0369a596cfe156d2f730b5d9e818fc31033521ea6ade8c055cccae3384',
    correctedChecksum: '35307da30738aba5b59503e846e37c8034a6c56e8307b637b1564f8d5ca78af3',
  },
  '0054_fixed_ranges.sql': {
    first: '26c229bc569f9c74e8f49b0aac37b3b4d6a8cecb51b3f454674f5fd2d7bb688e',
    correctedChecksum: 'cacfa088b376271125b563be6c45667a859fbe9f24f496ad50926c8599361181',
  },
};

/** The checksum that a database records for a migration whose text has this one. */
export function checksumToRecord(name: string, checksum: string): string {
  const correction = CORRECTIONS[name];
  return correction?.correctedChecksum === checksum ? correction.first : checksum;
}
