import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { talentQuery } from '#features/measures/matching/api.ts';
import { EditPerson } from '#features/talents/person/components/edit-person.tsx';
import { notifyRefusal } from '#lib/failures.ts';

interface CorrectAddressProps {
  readonly talentId: string;
  readonly onClose: () => void;
}

/** The form of a person above the list, focused on the invalid address. Saving invites the new one. */
export function CorrectAddress({ talentId, onClose }: CorrectAddressProps) {
  const talent = useQuery(talentQuery(talentId));
  const { error } = talent;
  useEffect(() => {
    if (error === null) return;
    notifyRefusal(error);
    onClose();
  }, [error, onClose]);
  return talent.data === undefined ? null : (
    <EditPerson talent={talent.data} focus="email" onClose={onClose} />
  );
}
