import { ERASING_RULES } from '#features/privacy/erasure/model.ts';

/** The texts of others in which the name and the address of an erased person are replaced. */
export function textsOfOthers(): readonly { readonly table: string; readonly columns: readonly string[] }[] {
  return Object.entries(ERASING_RULES).flatMap(([table, { columns }]) => {
    const texts = Object.entries(columns).flatMap(([name, rule]) => (rule === 'text' ? [name] : []));
    return texts.length === 0 ? [] : [{ table, columns: texts }];
  });
}

/**
 * The columns of a table that erasing a person sets to their default.
 * @throws RangeError for a table without a rule.
 */
export function columnsToEmpty(table: string): readonly string[] {
  const rule = ERASING_RULES[table];
  if (rule === undefined) throw new RangeError(`No erasure rule for ${table}`);
  return Object.entries(rule.columns).flatMap(([name, columnRule]) =>
    columnRule === 'emptied' ? [name] : [],
  );
}
