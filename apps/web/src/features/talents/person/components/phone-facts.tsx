import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useArrivalLabels, useBelonging } from '../use-person-labels.ts';

const LINK = 'finger inline-block underline decoration-line underline-offset-4';

/** The address under the name. */
export function PhoneContact({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  if (talent.isMasked) return <p className="text-sm text-third">{t('contact.hidden')}</p>;
  return (
    <p className="text-sm text-third">
      <a translate="no" href={`mailto:${talent.email}`} className={`${LINK} wrap-anywhere`}>
        {talent.email}
      </a>
    </p>
  );
}

/** Parts of a line, separated by dots. */
function JoinedParts({ parts }: { readonly parts: readonly ReactNode[] }) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line have no names, and keep their order
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

/** Considered roles, groups and origin, in two or three lines. */
export function PhoneFacts({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const { roles, teams } = useBelonging(talent);
  const { arrival, validity } = useArrivalLabels(talent);
  const isLoading = roles === undefined || teams === undefined;
  const links = [
    ...(roles ?? []).map(({ id, name }) => (
      <Link key={id} to="/roles/$roleId" params={{ roleId: id }} className={LINK}>
        {name}
      </Link>
    )),
    ...(teams ?? []).map(({ id, name }) => (
      <span key={id}>
        {t('contact.group')}{' '}
        <Link to="/teams/$teamId" params={{ teamId: id }} className={LINK}>
          {name}
        </Link>
      </span>
    )),
  ];
  const phone = talent.isMasked ? null : talent.phone;
  const more = [
    ...(phone === null
      ? []
      : [
          <a key="phone" translate="no" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
            {phone}
          </a>,
        ]),
    ...(talent.source === null ? [] : [`${t('contact.source')}: ${talent.source}`]),
  ];
  return (
    <div className="col-span-2 text-sm leading-5 text-third">
      {isLoading && <Skeleton className="my-0.5 h-4 w-48" />}
      {!isLoading && (
        <p className="flex flex-wrap gap-x-1 gap-y-2">
          {links.length === 0 ? t('contact.noRole') : <JoinedParts parts={links} />}
        </p>
      )}
      <p>
        <JoinedParts parts={validity === undefined ? [arrival] : [arrival, validity]} />
      </p>
      {more.length > 0 && (
        <p className="flex flex-wrap gap-x-1 gap-y-2">
          <JoinedParts parts={more} />
        </p>
      )}
    </div>
  );
}
