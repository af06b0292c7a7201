// Opens «Создание компании» from anywhere; its form is loaded when it is first opened.
import { lazy, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useDataModals } from '../kit/useDataModals.tsx';

export function useCreateCompany(): () => Promise<void> {
  const { open } = useDataModals();
  const navigate = useNavigate();
  return useCallback(async () => {
    const code = await open<string>((close) => <CreateCompanyModal onCreated={close} />);
    if (code !== undefined) await navigate(`/${code}/settings`);
  }, [navigate, open]);
}

const CreateCompanyModal = lazy(async () => ({
  default: (await import('./CreateCompanyModal.tsx')).CreateCompanyModal,
}));
