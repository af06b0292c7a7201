// The form that redeems a gift code.
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useParams } from 'react-router';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  Box,
  Card,
  Flex,
  Form,
  maxLength,
  SubmitButton,
  TextField,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import type { RedeemGiftForm_company$key } from '../../__generated__/RedeemGiftForm_company.graphql.ts';
import type { RedeemGiftFormMutation } from '../../__generated__/RedeemGiftFormMutation.graphql.ts';

export function RedeemGiftForm({ company: key }: { company: RedeemGiftForm_company$key }) {
  const { id: companyId } = useFragment<RedeemGiftForm_company$key>(
    graphql`
      fragment RedeemGiftForm_company on Company {
        id
      }
    `,
    key,
  );
  const { company: code = '' } = useParams();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { code: '' } });
  const redeem = useSubmit<RedeemGiftFormMutation>(
    graphql`
      mutation RedeemGiftFormMutation($input: RedeemCourseGiftInput!) {
        redeemCourseGift(input: $input) {
          courseId
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ redeemCourseGift: { courseId } }) => {
        alerts.success('Подарок ваш');
        if (courseId != null) void navigate(`/courses/${code}/${courseId}`);
      },
    },
  );
  return (
    <Box mt="4">
      <Card title="Вам подарили курс?">
        <Form form={form} onSubmit={(values) => redeem({ companyId, code: values.code.trim() })}>
          <Flex gap="3" align="end" wrap="wrap">
            <TextField name="code" label="Код подарка" required rules={[maxLength(100)]} />
            <SubmitButton>Получить</SubmitButton>
          </Flex>
        </Form>
      </Card>
    </Box>
  );
}
