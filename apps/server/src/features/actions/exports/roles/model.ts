import type { RoleState } from '@quint/domain/roles/stages.ts';
import { interpolatePlain } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { FileColumn, DateFormatters } from '#features/actions/exports/model.ts';
import { FILE_LABELS, TRAIT_NAMES } from '#features/actions/exports/results/model.ts';

/** The record behind a row of the roles file. */
export interface RoleRecord {
  readonly name: string;
  readonly state: RoleState;
  readonly purpose: string | null;
  readonly attributes: Readonly<
    Record<
      Trait,
      { readonly min: number | null; readonly max: number | null; readonly weight: number | null }
    >
  >;
  readonly date_created: string;
  readonly date_updated: string | null;
}

export const ROLE_FIELDS = 'name,state,purpose,attributes,date_created,date_updated';

/** The columns of the roles file: state, purpose, and the range of each trait with its weight. */
export function columnsOfRoles(
  language: Language,
  { toDay }: DateFormatters,
): readonly FileColumn<RoleRecord>[] {
  const { roles: labels } = FILE_LABELS[language];
  return [
    { header: labels.name, cell: ({ name }) => name },
    { header: labels.state, cell: ({ state }) => labels.states[state] },
    { header: labels.purpose, cell: ({ purpose }) => purpose },
    ...TRAITS.flatMap((trait) =>
      (['min', 'max', 'weight'] as const).map((part) => ({
        header: interpolatePlain(labels[part], { trait: TRAIT_NAMES[language][trait].name }),
        cell: ({ attributes }: RoleRecord) => attributes[trait][part],
      })),
    ),
    { header: labels.created, cell: (row) => toDay(row.date_created) },
    { header: labels.updated, cell: (row) => toDay(row.date_updated) },
  ];
}
