import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InviteType } from '@quint/domain/survey/survey-entrances.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { previewQuery, type PreviewOf } from '../api.ts';
import type { CustomText } from '../model/options.ts';

const PREVIEW_AFTER_MS = 400;

interface MailPreviewProps {
  readonly language: StoredLanguage;
  readonly customText: CustomText;
  readonly inviteType: InviteType;
  /** The roles for which all people of the list are considered. */
  readonly roles: readonly string[];
  /** The recipient of the preview; empty uses a sample name. */
  readonly firstName: string;
  readonly lastName: string;
  /** When the invitations are sent; undefined means at once. */
  readonly sendAt: Date | undefined;
}

function useDelayed<Value>(value: Value, key: string): Value {
  const [delayedState, setDelayedState] = useState({ key, value });
  useEffect(() => {
    const timer = setTimeout(() => setDelayedState({ key, value }), PREVIEW_AFTER_MS);
    return () => clearTimeout(timer);
    // The key changes with the value.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [key]);
  return delayedState.value;
}

function orUndefined(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

/** A preview of the mail, rendered by the server. */
export function MailPreview({
  language,
  customText,
  inviteType,
  roles,
  firstName,
  lastName,
  sendAt,
}: MailPreviewProps) {
  const { t } = useTranslation('invitations');
  const body: PreviewOf = {
    language,
    subject: orUndefined(customText.subject),
    message: orUndefined(customText.message),
    first_name: orUndefined(firstName),
    last_name: orUndefined(lastName),
    inviteType,
    roles,
    sendAt: sendAt?.toISOString(),
  };
  const delayedBody = useDelayed(body, JSON.stringify(body));
  // A change of language must neither wait nor show the previous text.
  const preview = useQuery(previewQuery(delayedBody.language === language ? delayedBody : body));
  if (preview.isError) return <p className="text-danger">{t('mail.previewFailed')}</p>;
  if (preview.data === undefined) return <Skeleton className="h-[440px] w-full" />;
  return (
    <div className={cx('flex flex-col gap-2 transition-opacity', preview.isPlaceholderData && 'opacity-60')}>
      <p className="font-semibold wrap-anywhere">
        {t('mail.previewSubject', { subject: preview.data.subject })}
      </p>
      <iframe
        title={t('mail.previewFrame', { language: t(`people.${language}`) })}
        sandbox=""
        srcDoc={preview.data.html}
        className="h-[480px] w-full rounded-md border border-line bg-canvas"
      />
    </div>
  );
}
