// «Создать курс» on the home page; afterwards the new course is open.
import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useAdmin } from '../../kit/Admin.ts';
import { Button } from '../../ui/index.ts';
import { useCourseNameModals } from '../useCourseNameModals.tsx';
import type { CreateCourseAction_company$key } from '../../__generated__/CreateCourseAction_company.graphql.ts';

export function CreateCourseAction({ company: key }: { company: CreateCourseAction_company$key }) {
  const company = useFragment<CreateCourseAction_company$key>(
    graphql`
      fragment CreateCourseAction_company on Company {
        ...Admin_company
      }
    `,
    key,
  );
  const { companyId, code, may } = useAdmin(company);
  const { create } = useCourseNameModals({ companyId });
  const navigate = useNavigate();
  if (!may('COURSES_CREATE')) return null;
  const createAndOpen = async () => {
    const id = await create();
    if (id !== null) await navigate(`/${code}/courses/${String(id)}`);
  };
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void createAndOpen()}
    >
      Создать курс
    </Button>
  );
}
