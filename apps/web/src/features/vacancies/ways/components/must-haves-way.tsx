import { hasMustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MustHavesEditor } from '#features/vacancies/must-haves/components/must-haves-editor.tsx';
import type { MustHavesChoice } from '#features/vacancies/must-haves/model/filter.ts';
import { useMustHavesText } from '#features/vacancies/must-haves/use-must-haves-text.ts';
import { Button } from '#ui/button.tsx';
import type { WayChoice } from '../use-way-choice.ts';
import { WayRow } from './way-row.tsx';

interface MustHavesWayProps {
  readonly roleId: string;
  readonly mustHaves: MustHavesChoice;
  readonly group: string;
  readonly tiedCount: number;
  readonly choice: WayChoice;
}

/** Filtering by the must-haves with its effect; or writing them down, while there are none. */
export function MustHavesWay({
  roleId,
  mustHaves: { mustHaves },
  group,
  tiedCount,
  choice,
}: MustHavesWayProps) {
  const { t } = useTranslation('ways');
  const formatMustHaves = useMustHavesText();
  const [isWriting, setWriting] = useState(false);
  const { way, setWay, mustCount } = choice;
  if (hasMustHaves(mustHaves)) {
    return (
      <WayRow
        way="must"
        group={group}
        isOpen={way === 'must'}
        title={t('must.title')}
        text={t('must.text', { mustHaves: formatMustHaves(mustHaves) })}
        onOpen={setWay}
        before={tiedCount}
        after={mustCount?.met}
        unknownCount={mustCount?.unknown}
      />
    );
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-4 pl-7">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{t('must.title')}</p>
        <p className="text-pretty text-second">{t('must.none')}</p>
      </div>
      <Button kind="secondary" size="sm" aria-haspopup="dialog" onPress={() => setWriting(true)}>
        {t('must.write')}
      </Button>
      {isWriting && (
        <MustHavesEditor
          roleId={roleId}
          mustHaves={mustHaves}
          onClose={() => setWriting(false)}
          onSaved={() => setWay('must')}
        />
      )}
    </li>
  );
}
