// In the place of an olympiad that is not there for the person.
import { NotFoundHere } from '../kit/pages/NotFoundHere.tsx';

export const NoOlympiad = () => (
  <NotFoundHere
    title="Олимпиада не найдена"
    text="Возможно, её удалили или в ней есть тесты, которые открыты не всем в вашей команде."
  />
);
