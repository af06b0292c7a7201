// What stands in place of every page of the back office for somebody who is not let into it, whatever else their roles
// give: either none of the roles has that right, or the person has been shut out. Whoever learns in the company is led to
// where they learn, to the course or lesson whose address it was.
import { Navigate, useLocation } from 'react-router';
import { ErrorState } from '../ui/index.ts';

export function NoAdminPart({
  company,
  roleLabel,
  learns,
}: {
  company: string;
  roleLabel: string;
  learns: boolean;
}) {
  const { pathname } = useLocation();
  if (learns) return <Navigate to={learningAt(pathname)} replace />;
  return (
    <ErrorState
      isPage
      title="Вход в админку закрыт"
      message={`У вашей роли «${roleLabel}» в компании «${company}» нет права «Входить в админку», или вас туда ещё не допустили. Без этого остальные права не действуют. Открыть вход может тот, кто управляет ролями и пользователями.`}
    />
  );
}

/** Where that of the back office at this address is learnt. */
function learningAt(pathname: string): string {
  const [, code, course, lesson] =
    /^\/([^/]+)\/courses\/(\d+)(?:\/lessons\/(\d+))?/.exec(pathname) ?? [];
  if (code === undefined) return '/courses';
  return ['/courses', code, course, lesson].filter((part) => part !== undefined).join('/');
}
