import { hasMustHaves, type MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#features/roles/roles/api.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { useSaveMustHaves } from '../api.ts';
import { useMustHavesText } from '../use-must-haves-text.ts';
import { MustHavesEditor } from './must-haves-editor.tsx';

interface MustHavesSummaryProps {
  readonly role: { readonly id: string; readonly state: string; readonly must_haves: MustHaves };
}

/** The must-haves of a role in one line, and the dialog that changes them. Those of a filled or archived role stay. */
export function MustHavesSummary({ role }: MustHavesSummaryProps) {
  const { id: roleId, state, must_haves: mustHaves } = role;
  const { t } = useTranslation('must-haves');
  const formatMustHaves = useMustHavesText();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const { mutateAsync: save } = useSaveMustHaves(roleId);
  const isWritten = hasMustHaves(mustHaves);
  const isFixed = isClosed({ state });
  const undo = (before: MustHaves) => void save(before).catch(notifyRefusal);
  return (
    <section aria-labelledby={titleId} className="border-y border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="font-semibold">
          {t('title')}
        </h2>
        {!isFixed && (
          <span className="[&_button]:text-lila-strong">
            <Button
              kind="text"
              size="sm"
              aria-label={isWritten ? t('edit') : undefined}
              onPress={() => setOpen(true)}
            >
              {t(isWritten ? 'editShort' : 'write')}
            </Button>
          </span>
        )}
      </div>
      <p className="wrap-anywhere text-second">{isWritten ? formatMustHaves(mustHaves) : t('none')}</p>
      {isOpen && (
        <MustHavesEditor
          roleId={roleId}
          mustHaves={mustHaves}
          onClose={() => setOpen(false)}
          onSaved={(before) =>
            notify({
              text: t('saved'),
              action: { label: t('undo'), onPress: () => undo(before), isUndo: true },
            })
          }
        />
      )}
    </section>
  );
}
