// Opens the dialog «Создание компании» from any page; its form is loaded when it first opens.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useDataModals } from '../kit/relay/useDataModals.tsx';
import { lazyPart } from '../ui/index.ts';

export function useCreateCompany(): () => Promise<void> {
  const { open } = useDataModals();
  const navigate = useNavigate();
  return useCallback(async () => {
    const code = await open<string>((close) => <CreateCompanyModal onCreated={close} />);
    if (code !== undefined) await navigate(`/${code}/settings`);
  }, [navigate, open]);
}

const CreateCompanyModal = lazyPart(() => import('./CreateCompanyModal.tsx'), 'CreateCompanyModal');
