import type { NormOverview, NormStudy } from '@quint/contract/measures/norms.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRemoveNormStudy } from '../api.ts';

const NormStudyDialog = lazy(async () => ({
  default: (await import('./norm-study-dialog.tsx')).NormStudyDialog,
}));

/** The data of a study of the people behind a norm, with a button that removes it. */
function StudyRow({ study, onRemove }: { readonly study: NormStudy; readonly onRemove: () => void }) {
  const { t } = useTranslation('norm-studies');
  const { t: norms } = useTranslation('norms');
  const format = useFormat();
  const { norm, instrument, language, people, sampling, countries, description } = study;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">
          {t('heading', { norm, instrument, language: norms(`scales.languages.${language}`) })}
        </h3>
        <p className="text-second">
          {t('people', { count: people })} ·{' '}
          {t('facts', {
            sampling: t(`samplings.${sampling}`),
            countries,
            from: format.date(study.field_start),
            to: format.date(study.field_end),
          })}
        </p>
        <p className="text-sm text-pretty wrap-anywhere text-third">{description}</p>
      </div>
      <Button kind="secondary" size="sm" aria-label={t('removeOf', { norm })} onPress={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}

interface NormStudiesCardProps {
  readonly studies: readonly NormStudy[];
  readonly norms: NormOverview['studied_norms'];
}

/** Studies of the people behind norms: the entered ones, and the form to enter another. */
export function NormStudiesCard({ studies, norms }: NormStudiesCardProps) {
  const { t } = useTranslation('norm-studies');
  const [isEntering, setIsEntering] = useState(false);
  const [removedId, setRemovedId] = useState<string>();
  const remove = useRemoveNormStudy();
  const close = () => setRemovedId(undefined);
  const confirm = () => {
    if (removedId === undefined) return;
    remove.mutate(removedId, {
      onSuccess: () => notify({ text: t('removed') }),
      onError: (error) => notifyFailure(error, { text: t('failed') }),
      onSettled: close,
    });
  };
  return (
    <Card
      title={t('title')}
      aside={
        <Button kind="secondary" size="sm" onPress={() => setIsEntering(true)}>
          {t('enter')}
        </Button>
      }
    >
      <p className="max-w-[80ch] text-sm text-pretty text-third">{t('lead')}</p>
      {studies.length === 0 ? (
        <p className="pt-2 text-second">{t('none')}</p>
      ) : (
        <ul className="pt-1">
          {studies.map((study) => (
            <StudyRow key={study.id} study={study} onRemove={() => setRemovedId(study.id)} />
          ))}
        </ul>
      )}
      {isEntering && (
        <Suspense>
          <NormStudyDialog norms={norms} onClose={() => setIsEntering(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removedId !== undefined}
        onClose={close}
        onConfirm={confirm}
        title={t('removeTitle')}
        text={t('removeText')}
        confirm={t('remove')}
        isLoading={remove.isPending}
      />
    </Card>
  );
}
