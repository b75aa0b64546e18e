import type { RangeSource } from '@quint/contract/roles/role-sources.ts';
import type { MergedTrait } from '@quint/contract/roles/stakeholders.ts';
import type { Profiles } from '@quint/psychometrics/own-reach.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import type { RoleAttributes, WeightedRange } from '#features/roles/roles/api.ts';
import type { RangeChanges } from '../use-ranges.ts';
import type { DotScale } from './plot.ts';

/** What a row shows besides its range and slider. */
export interface RowParts {
  readonly hasPeople: boolean;
  readonly hasWeights: boolean;
  readonly hasColleagues: boolean;
}

/** Everything about the range of a trait that its row needs. */
export interface RangeView {
  readonly trait: Trait;
  readonly range: WeightedRange;
  readonly savedRange: WeightedRange;
  /** All five ranges, only for an open row: it counts what a narrower one would change. */
  readonly attributes: RoleAttributes | undefined;
  /** The source of the range as it is now; undefined for one set by hand. */
  readonly source: RangeSource | undefined;
  readonly isReadOnly: boolean;
  readonly people: Profiles | null;
  readonly scale: DotScale;
  readonly parts: RowParts;
  /** What colleagues said about the trait; undefined below three usable answers. */
  readonly mergedTrait: MergedTrait | undefined;
  /** The number of usable answers of colleagues. */
  readonly answers: number;
  readonly changes: RangeChanges;
}
