import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { LoginForm } from '../components/login-form.tsx';

interface LoginPageProps {
  readonly onSignedIn: () => void;
}

export function LoginPage({ onSignedIn }: LoginPageProps) {
  const { t } = useTranslation('auth');
  useDocumentTitle(t('login.documentTitle'));
  return (
    <>
      <h1 className="text-headline font-semibold tracking-[-0.02em] text-balance">{t('login.title')}</h1>
      <p className="pt-1.5 pb-8 text-md text-third">{t('login.lead')}</p>
      <LoginForm onSignedIn={onSignedIn} />
    </>
  );
}
