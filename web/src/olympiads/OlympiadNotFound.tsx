// Shown instead of an olympiad that the user can't see or that does not exist.
import { NotFoundHere } from '../kit/pages/NotFoundHere.tsx';

export const OlympiadNotFound = () => (
  <NotFoundHere
    title="Олимпиада не найдена"
    text="Возможно, её удалили или в ней есть тесты, которые открыты не всем в вашей команде."
  />
);
