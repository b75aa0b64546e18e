import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar.tsx';

export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  /** The secondary line under the name. */
  readonly note?: string | undefined;
  readonly link: LinkProps;
  /** Right of the name. */
  readonly aside?: ReactNode;
}

interface PeopleListProps {
  readonly people: readonly ListedPerson[];
  /** Called when the pointer or the focus enters or leaves a person. */
  readonly onPoint?: ((id: string | undefined) => void) | undefined;
}

export function PeopleList({ people, onPoint }: PeopleListProps) {
  const getPointProps = (id: string) =>
    onPoint === undefined
      ? {}
      : {
          onPointerEnter: () => onPoint(id),
          onPointerLeave: () => onPoint(undefined),
          onFocus: () => onPoint(id),
          onBlur: () => onPoint(undefined),
        };
  return (
    <ul>
      {people.map(({ id, name, note, link, aside }) => (
        <li
          key={id}
          {...getPointProps(id)}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0"
        >
          <Avatar name={name} />
          <span className="flex min-w-[120px] flex-1 flex-col">
            <Link
              {...link}
              translate="no"
              className="inline-target rounded-[4px] font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            {note !== undefined && note !== '' && <span className="text-xs text-third">{note}</span>}
          </span>
          {aside}
        </li>
      ))}
    </ul>
  );
}
