import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface CheckoutNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** The reason why nothing can be paid on this page, and where to continue. */
export function CheckoutNotice({ title, text, action }: CheckoutNoticeProps) {
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText aria-hidden="true" className="size-6" />}
        title={title}
        text={text}
        action={action}
      />
    </Card>
  );
}
