// «Страница не найдена» inside a company, with its menu; for an unknown company it redirects.
import { Navigate } from 'react-router';
import { NotFoundHere } from '../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../kit/relay/pageData.ts';
import { unknownRoute } from './unknownRoute.ts';

export function UnknownScreen() {
  const { company } = usePageData(unknownRoute);
  if (!company) return <Navigate to="/404" replace />;
  return (
    <NotFoundHere
      title="Страница не найдена"
      text="Такой страницы нет: возможно, её удалили или в адресе ошибка."
    />
  );
}
