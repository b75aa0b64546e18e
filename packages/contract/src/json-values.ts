import type { JobLanguage, JobLocation } from '@quint/domain/job-profile.ts';
import type { ListSettings, SavedTalentsView } from './list-settings.ts';
import type { SheetScore, Trait, TraitRange } from '@quint/psychometrics/types.ts';

/** What the JSON columns of the collections hold, by the name a declaration gives. */
export interface JsonValues {
  /** The parts of a scored survey that an answer shows. */
  readonly SheetResult: Pick<SheetScore, 'traits' | 'facets' | 'quality' | 'style' | 'versions'>;
  /** A range for each trait a stakeholder had an opinion on. */
  readonly StakeholderRanges: Readonly<Partial<Record<Trait, Pick<TraitRange, 'min' | 'max'>>>>;
  /** Feature switches by name. */
  readonly Switches: Readonly<Record<string, boolean>>;
  readonly JobLanguages: readonly JobLanguage[];
  readonly JobLocations: readonly JobLocation[];
  readonly ListSettings: ListSettings;
  readonly SavedTalentsView: SavedTalentsView;
  readonly Texts: readonly string[];
  /** The progress in percent at the end of a day. */
  readonly ProgressHistory: readonly { readonly day: string; readonly progress: number }[];
  /** The ranges a role has and had, oldest first, and who set them. */
  readonly RangeHistory: readonly {
    readonly id: string;
    readonly date: string;
    readonly by: string | null;
    readonly ranges: Readonly<
      Record<
        'O' | 'C' | 'E' | 'A' | 'ES',
        { readonly min: number; readonly max: number; readonly weight: number }
      >
    >;
  }[];
  readonly NamedRecords: readonly { readonly id: string; readonly name: string }[];
}
