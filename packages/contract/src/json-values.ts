import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import type { JobLanguage, JobLocation } from '@quint/domain/profile/job-profile.ts';
import type { MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import type { RoleText, VersionOrigin } from '@quint/domain/roles/role-texts.ts';
import type { ListSettings, SavedTalentsView } from './workspace/list-settings.ts';
import type { OrderLine } from './billing/orders.ts';
import type { ShownText } from './roles/role-texts.ts';
import type { RangeSources } from './roles/role-sources.ts';
import type { SheetScore, Trait, TraitRange } from '@quint/psychometrics/types.ts';

/** The types of JSON columns, by the name in a declaration. */
export interface JsonValues {
  /** The visible parts of a scored survey. */
  readonly SheetResult: Pick<SheetScore, 'traits' | 'facets' | 'quality' | 'style' | 'versions'>;
  /** A range for each trait a stakeholder answered, `low` and `high` before rounding. */
  readonly StakeholderRanges: Readonly<
    Partial<
      Record<Trait, Pick<TraitRange, 'min' | 'max'> & { readonly low?: number; readonly high?: number }>
    >
  >;
  /** Feature switches by name. */
  readonly Switches: Readonly<Record<string, boolean>>;
  readonly ClosedContent: ClosedContent;
  readonly JobLanguages: readonly JobLanguage[];
  readonly JobLocations: readonly JobLocation[];
  readonly ListSettings: ListSettings;
  readonly MustHaves: MustHaves;
  readonly SavedTalentsView: SavedTalentsView;
  readonly Texts: readonly string[];
  /** The progress in percent at the end of a day. */
  readonly ProgressHistory: readonly { readonly day: string; readonly progress: number }[];
  /** The current and former ranges of a role, oldest first, and who set them. */
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
    readonly sources: RangeSources;
    /** Why fixed ranges were changed, and how many people considered for the role had a result then. */
    readonly reason: string | null;
    readonly results: number;
  }[];
  /** The origin of each short version of a role's text; null if unknown. */
  readonly VersionOrigins: readonly (VersionOrigin | null)[];
  /** The texts of a role as others read them. */
  readonly ShownTexts: Readonly<Record<RoleText, ShownText>>;
  readonly RangeSources: RangeSources;
  /**
   * Whether and how the ranges of a role are fixed: by an administrator, or by the first result of a person considered
   * for it. `version` is the one in force then, counted from 1; `results` is the number of considered people with a
   * result.
   */
  readonly RangeLock: {
    readonly kind: 'locked' | 'results' | null;
    readonly date: string | null;
    readonly by: string | null;
    readonly results: number;
    readonly before_results: boolean;
    readonly version: number;
  };
  /** The lines of an order's price; amounts in cents. */
  readonly OrderLines: readonly OrderLine[];
  readonly NamedRecords: readonly { readonly id: string; readonly name: string }[];
}
