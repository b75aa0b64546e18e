import { LanguageSwitch } from '#features/survey/survey/components/language-switch.tsx';
import { SurveyLayout } from '#features/survey/survey/components/survey-layout.tsx';
import { EntrySignUp } from '../components/entry-sign-up.tsx';
import type { EntryOption } from '../model/entry-options.ts';

/** A survey path opened without a personal link. */
export function SurveyEntryPage({ entryOption }: { readonly entryOption: EntryOption }) {
  return (
    <SurveyLayout status={<LanguageSwitch />}>
      <EntrySignUp entryOption={entryOption} />
    </SurveyLayout>
  );
}
