import type { RoleText } from '@quint/domain/roles/role-texts.ts';
import type { RoleDetail } from '#features/roles/roles/api.ts';

type Originals = Partial<Readonly<Record<RoleText, string | null>>>;

/** The fields of a role whose texts have no short versions. */
export function withoutShortTexts({
  purpose = null,
  description = null,
  accountabilities = null,
}: Originals) {
  const original = (text: string | null) => ({ text, is_short: false, by: null });
  return {
    purpose_summaries: [],
    purpose_origins: [],
    is_purpose_summarised: false,
    selected_purpose_index: 0,
    description_summaries: [],
    description_origins: [],
    is_description_summarised: false,
    selected_description_index: 0,
    accountabilities_summaries: [],
    accountabilities_origins: [],
    is_accountabilities_summarised: false,
    selected_accountabilities_index: 0,
    shown_texts: {
      purpose: original(purpose),
      description: original(description),
      accountabilities: original(accountabilities),
    },
  } satisfies Partial<RoleDetail>;
}
