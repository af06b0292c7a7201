// Shown instead of any back office page when the user has no access to it, by their roles or because they were blocked;
// a learner is redirected to the same course or lesson in the learning area.
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

/** The corresponding address of the learning area. */
function learningAt(pathname: string): string {
  const [, code, course, lesson] =
    /^\/([^/]+)\/courses\/(\d+)(?:\/lessons\/(\d+))?/.exec(pathname) ?? [];
  if (code === undefined) return '/courses';
  return ['/courses', code, course, lesson].filter((part) => part !== undefined).join('/');
}
