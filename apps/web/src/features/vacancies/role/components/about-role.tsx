import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed, type RoleDetail } from '#features/roles/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RecordRows } from './record-rows.tsx';

const EditTexts = onDemand(async () => {
  const [dialog] = await Promise.all([import('./edit-texts.tsx'), loadPhrases('records', 'role-texts')]);
  return dialog.EditTexts;
});
const MustHavesSummary = lazy(async () => {
  const [summary] = await Promise.all([
    import('#features/vacancies/must-haves/components/must-haves-summary.tsx'),
    loadPhrases('must-haves', 'job-profile'),
  ]);
  return { default: summary.MustHavesSummary };
});

type ReadText = { readonly text: string; readonly note: string | undefined };

/** The texts as others read them: the original, or the selected short version with a note. */
function useTexts(role: RoleDetail) {
  const { t } = useTranslation('roles');
  const read = (field: 'purpose' | 'accountabilities' | 'description'): ReadText | undefined => {
    const { text, is_short: isShort, by } = role.shown_texts[field];
    if (text === null || text.trim() === '') return undefined;
    return { text, note: isShort ? t(`detail.shortened.${by ?? 'unknown'}`) : undefined };
  };
  const value = role.value_creation?.trim() ?? '';
  return {
    purpose: read('purpose'),
    accountabilities: read('accountabilities'),
    value_creation: value === '' ? undefined : { text: value, note: undefined },
    description: read('description'),
  };
}

function Note({ note }: { readonly note: string | undefined }) {
  return note === undefined ? null : <span className="text-xs font-normal text-third">{` · ${note}`}</span>;
}

/** One accountability per line. */
function Accountabilities({ of: { text, note } }: { readonly of: ReadText }) {
  const { t } = useTranslation('roles');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div>
      <h3 className="pb-1 font-semibold">
        {t('detail.answersFor')}
        <Note note={note} />
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-4 text-second marker:text-third">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one text
          <li key={index} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The texts of the role, its must-haves, and what belongs to it. */
export function AboutRole({ role }: { readonly role: RoleDetail }) {
  const { t } = useTranslation('roles');
  const [isEditing, setEditing] = useState(false);
  const { purpose, accountabilities, value_creation, description } = useTexts(role);
  const isReadOnly = isClosed(role);
  const others = [
    { field: 'value_creation', ...value_creation },
    { field: 'description', ...description },
  ] as const;
  const writtenOthers = others.filter(({ text }) => text !== undefined);
  return (
    <div className="flex flex-col gap-4">
      <section aria-labelledby="about-role" className="flex flex-col gap-3">
        <div>
          <div className="flex items-baseline justify-between gap-4 pb-1">
            <h2 id="about-role" className="text-md font-semibold">
              {t('detail.profile')}
            </h2>
            {!isReadOnly && (
              <span className="[&_button]:text-lila-strong">
                <Button
                  kind="text"
                  size="sm"
                  aria-label={t('detail.editTexts')}
                  onPress={() => setEditing(true)}
                >
                  {t('detail.editShort')}
                </Button>
              </span>
            )}
          </div>
          {purpose === undefined ? (
            <p className="text-third">{t('detail.nothingWritten')}</p>
          ) : (
            <p dir="auto" className="whitespace-pre-line text-pretty text-second wrap-anywhere">
              {purpose.text}
              <Note note={purpose.note} />
            </p>
          )}
        </div>
        {accountabilities !== undefined && <Accountabilities of={accountabilities} />}
        {writtenOthers.length > 0 && (
          <Disclosure label={t('detail.more')}>
            <dl className="flex flex-col gap-3 pt-2">
              {writtenOthers.map(({ field, text, note }) => (
                <div key={field}>
                  <dt className="font-semibold">
                    {t(`form.${field}`)}
                    <Note note={note} />
                  </dt>
                  <dd dir="auto" className="whitespace-pre-line text-second wrap-anywhere">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
      </section>
      <div>
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <MustHavesSummary role={role} />
        </Suspense>
        <RecordRows role={role} />
      </div>
      {isEditing && <EditTexts role={role} onClose={() => setEditing(false)} />}
    </div>
  );
}
