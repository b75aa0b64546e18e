import { SOURCE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { talentQuery, type TalentRecord } from '#features/matching/api.ts';
import { isApiError, type ApiError } from '#lib/api-error.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useChangePerson } from '../api.ts';
import { changeOf, draftOf, type Draft } from '../model/draft.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';

interface EditPersonProps {
  readonly talent: TalentRecord;
  readonly onClose: () => void;
}

interface Conflict {
  readonly error: ApiError;
  readonly theirs: TalentRecord;
}

interface FieldsProps {
  readonly draft: Draft;
  readonly isMasked: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, isMasked, onChange }: FieldsProps) {
  const { t } = useTranslation('record');
  const text = (
    field: Exclude<keyof Draft, 'language'>,
    more: { hint?: string; maxLength?: number } = {},
  ) => (
    <TextField
      label={t(`edit.${field}`)}
      value={draft[field]}
      onChange={(value) => onChange({ [field]: value })}
      {...more}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        {text('firstName', { maxLength: 50 })}
        {!isMasked && text('lastName', { maxLength: 50 })}
      </div>
      {!isMasked && text('email', { hint: t('edit.emailHint') })}
      {!isMasked && text('phone')}
      {isMasked && <p className="text-sm text-third">{t('edit.masked')}</p>}
      {text('source', { hint: t('edit.sourceHint'), maxLength: SOURCE_MAX_CHARACTERS })}
      {text('tags', { hint: t('edit.tagsHint') })}
      <Select
        label={t('edit.language')}
        value={draft.language}
        options={(['EN', 'DE'] as const).map((value) => ({ value, label: t(`edit.languages.${value}`) }))}
        onChange={(language) => onChange({ language })}
      />
    </div>
  );
}

/** Name, contact, source, tags and language of a person. A second editor sees what the first one changed. */
export function EditPerson({ talent, onClose }: EditPersonProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const save = useChangePerson(talent.id);
  const [before, setBefore] = useState(talent);
  const [draft, setDraft] = useState(() => draftOf(talent));
  const [conflict, setConflict] = useState<Conflict>();
  const submit = (seen: string | undefined) => {
    const change = changeOf(before, draft);
    if (Object.keys(change).length === 0) return onClose();
    return save.mutate(
      { change, seen },
      {
        onSuccess: () => {
          notify({ text: t('edit.saved', { name: draft.firstName }) });
          onClose();
        },
        onError: (error) => {
          if (!isApiError(error, 'record.changed')) return notifyRefusal(error);
          return void client
            .fetchQuery({ ...talentQuery(talent.id), staleTime: 0 })
            .then((theirs) => setConflict({ error, theirs }), notifyRefusal);
        },
      },
    );
  };
  const takeTheirs = (theirs: TalentRecord) => {
    setBefore(theirs);
    setDraft(draftOf(theirs));
    setConflict(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button
            kind="primary"
            loading={save.isPending}
            disabled={draft.firstName.trim() === ''}
            onPress={() =>
              submit(conflict === undefined ? before.date_updated : conflict.theirs.date_updated)
            }
          >
            {conflict === undefined ? common('action.save') : t('edit.saveMine')}
          </Button>
        </>
      }
    >
      {conflict !== undefined && (
        <ChangedMeanwhile
          error={conflict.error}
          mine={draft}
          before={draftOf(before)}
          theirs={draftOf(conflict.theirs)}
          onTake={() => takeTheirs(conflict.theirs)}
        />
      )}
      <Fields
        draft={draft}
        isMasked={talent.isMasked}
        onChange={(part) => setDraft((current) => ({ ...current, ...part }))}
      />
    </Dialog>
  );
}
