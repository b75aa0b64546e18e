import { useEffect, useState } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { onProofNeeded, type ProofRequest } from '#lib/proof.ts';

const OwnerDialog = onDemand(async () => {
  const [part] = await Promise.all([import('./owner-dialog.tsx'), loadPhrases('auth')]);
  return part.OwnerDialog;
});

/** Mounted on every page; asks for a proof when the server requires one. */
export function ProofArea() {
  const [request, setRequest] = useState<ProofRequest>();
  useEffect(() => onProofNeeded(setRequest), []);
  if (request === undefined) return null;
  const close = () => setRequest(undefined);
  const cancel = () => {
    close();
    request.cancel();
  };
  return <OwnerDialog request={request} onClose={cancel} onDone={close} />;
}
