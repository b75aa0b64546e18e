import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/field.tsx';
import { useSaveTeam, type TeamDetail } from '../api.ts';

interface EditorProps {
  readonly team: TeamDetail;
  readonly onDone: () => void;
}

/** Focuses the field, so that the user can write at once. */
function focusText(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

function Editor({ team, onDone }: EditorProps) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const { t: records } = useTranslation('records');
  const initial = team.report_text ?? '';
  const draftedText = useDraftedValue<string>(
    `teams/${team.id}/report`,
    initial,
    (input) => input.trim() === initial,
  );
  const { value: text, setValue: setText } = draftedText;
  const save = useSaveTeam(team.id);
  const reportSaveError = useSaveRefused();
  const isLong = Array.from(text.trim()).length > LONG_TEXT_MAX_CHARACTERS;
  const tooLong = isLong ? records('form.tooLong', { max: LONG_TEXT_MAX_CHARACTERS }) : undefined;
  const submit = () => {
    const reportText = text.trim();
    save.mutate(
      {
        changes: { name: team.name, report_text: reportText === '' ? null : reportText },
        baseVersion: team.date_updated,
      },
      {
        onSuccess: () => {
          draftedText.finish();
          notify({ text: t('detail.textSaved') });
          onDone();
        },
        onError: reportSaveError,
      },
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('form.reportText')}
        hideLabel
        hint={t('form.reportTextHint')}
        error={tooLong}
        value={text}
        onChange={setText}
        rows={6}
        inputRef={focusText}
      />
      <span className="flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto">
          <DraftLine draft={draftedText.draft} />
        </span>
        <Button kind="secondary" size="sm" onPress={onDone}>
          {common('action.cancel')}
        </Button>
        <BlockableButton
          kind="primary"
          size="sm"
          isLoading={save.isPending}
          disabledReason={tooLong}
          onPress={submit}
        >
          {common('action.save')}
        </BlockableButton>
      </span>
      <LeaveForm leaveActions={draftedText.leaveActions} />
    </div>
  );
}

/** The text of the report, edited in place. */
export function ReportTextCard({ team }: { readonly team: TeamDetail }) {
  const { t } = useTranslation('teams');
  const [isEditing, setIsEditing] = useState(false);
  const { report_text: text } = team;
  return (
    <Card
      title={t('form.reportText')}
      aside={
        !isEditing && (
          <Button kind="light" size="sm" onPress={() => setIsEditing(true)}>
            {t(text === null ? 'detail.writeText' : 'detail.editText')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <Editor team={team} onDone={() => setIsEditing(false)} />
      ) : text === null ? (
        <p className="text-third">{t('detail.noText')}</p>
      ) : (
        <p className="text-pretty whitespace-pre-line text-second">{text}</p>
      )}
    </Card>
  );
}
