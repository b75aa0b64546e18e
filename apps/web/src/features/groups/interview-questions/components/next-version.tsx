import type { RoleQuestions } from '@quint/contract/roles/interview-questions.ts';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { useMakeVersion } from '../api.ts';
import { QuestionList } from './question-list.tsx';

interface NextVersionProps {
  readonly roleId: string;
  readonly of: RoleQuestions;
}

/** What another version would ask, who was asked the present one, and the press that makes it. */
export function NextVersion({ roleId, of }: NextVersionProps) {
  const { t } = useTranslation('interview-questions');
  const format = useFormat();
  const make = useMakeVersion(roleId);
  const { next, met, current } = of;
  const { version } = current;
  if (next === null || version === null) return null;
  const others = met.count - met.names.length;
  const names = format.list([...met.names, ...(others > 0 ? [t('next.others', { count: others })] : [])]);
  return (
    <section className="mt-3 rounded-md bg-partial-soft px-4 py-3">
      <h3 className="font-semibold">{t('next.title', { version: version + 1 })}</h3>
      <p className="text-pretty">{t('next.text', { version })}</p>
      <QuestionList questions={next.questions} />
      {met.count > 0 && <p className="text-pretty">{t('next.met', { count: met.count, version, names })}</p>}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <Button kind="secondary" loading={make.isPending} onPress={() => make.mutate(version)}>
          {t('next.make', { version: version + 1 })}
        </Button>
        <AlertLine>{make.isError && failureText(make.error, t('next.failed'))}</AlertLine>
      </div>
    </section>
  );
}
