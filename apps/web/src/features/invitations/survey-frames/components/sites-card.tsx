import { FRAME_ORIGINS_MAX, normalizeFrameOrigin } from '@quint/domain/survey/survey-frames.ts';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { useSaveSites } from '../api.ts';

interface SitesCardProps {
  readonly workspace: string;
  readonly sites: readonly string[];
}

type Problem = 'invalid' | 'double' | 'full';

function findProblem(site: string | undefined, sites: readonly string[]): Problem | undefined {
  if (site === undefined) return 'invalid';
  if (sites.includes(site)) return 'double';
  return sites.length >= FRAME_ORIGINS_MAX ? 'full' : undefined;
}

/** The websites that may show the survey; each change is saved at once. */
export function SitesCard({ workspace, sites }: SitesCardProps) {
  const { t } = useTranslation('survey-frames');
  const save = useSaveSites(workspace);
  const reportSaveError = useSaveRefused();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const store = (next: readonly string[], onDone = () => {}) =>
    save.mutate(next, {
      onSuccess: () => {
        onDone();
        notify({ id: 'survey-frames', text: t('saved') });
      },
      onError: reportSaveError,
    });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const site = normalizeFrameOrigin(text);
    const siteProblem = findProblem(site, sites);
    setProblem(siteProblem);
    if (site !== undefined && siteProblem === undefined) store([...sites, site], () => setText(''));
  };
  return (
    <Card title={t('sites.title')}>
      <p className="pb-3 text-pretty text-second">{t(sites.length === 0 ? 'sites.none' : 'sites.text')}</p>
      {sites.length > 0 && (
        <ul className="pb-3">
          {sites.map((site) => (
            <li
              key={site}
              className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
            >
              <code className="min-w-0 break-all">{site}</code>
              <Button
                kind="light"
                size="sm"
                disabled={save.isPending}
                aria-label={t('sites.remove', { site })}
                onPress={() => store(sites.filter((other) => other !== site))}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={add} className="flex flex-col items-start gap-3">
        <TextField
          label={t('sites.add')}
          hint={t('sites.hint')}
          error={problem && t(`sites.${problem}`, { count: FRAME_ORIGINS_MAX })}
          type="url"
          autoComplete="off"
          value={text}
          onChange={(value) => {
            setText(value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" kind="secondary" isLoading={save.isPending}>
          {t('sites.submit')}
        </Button>
      </form>
    </Card>
  );
}
