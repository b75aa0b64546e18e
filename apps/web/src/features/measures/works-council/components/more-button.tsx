import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

interface MoreButtonProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Fetches the next page of a list. */
export function MoreButton({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreButtonProps) {
  const { t } = useTranslation('works-council');
  if (!hasNextPage) return null;
  return (
    <div className="pt-3">
      <Button kind="secondary" isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
