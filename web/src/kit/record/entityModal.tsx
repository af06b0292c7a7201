// Declares the dialog that creates and changes the records of an entity: a fragment, two mutations, and a form.
import type { FunctionComponent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { ModalProps } from '../../ui/index.ts';
import { invalidateLists, useSubmit } from '../actions/useSubmit.ts';
import { useMutation } from '../relay/useMutation.ts';
import { RecordModal } from './RecordModal.tsx';
import { useRecordForm, type VersionedRecord } from './useRecordForm.tsx';

interface Sent extends MutationParameters {
  readonly variables: { readonly input: object };
}

type InputOf<TMutation extends Sent> = TMutation['variables']['input'];

/** The part of a new record's input that the form sends; the rest are props of the dialog. */
type FormInput<TCreate extends Sent, Props> = Omit<
  InputOf<TCreate>,
  keyof Props | 'clientMutationId'
>;

/** The changed fields of a record. */
type Change<Input> = Partial<Input> & { id: string; version?: string };

type DialogProps<Key, Props> = Props & {
  /** Null creates a record. */
  record: Key | null;
  onDone: () => void;
  /** Called for a new record that has a page, with its REST id if the server returns it. */
  onCreated?: (databaseId: number | undefined) => void;
};

/** The fields of a form and their values. */
interface EntityFields<Data, Values, Input, Props> {
  values: (record: Data | null, props: Props) => Values;
  /** The input of all values; only changed fields are sent. */
  input: (values: Values) => Input;
  fields: (record: Data | null, props: Props) => ReactNode;
}

interface Creation {
  title: string;
  /** Of the button. */
  label: string;
}

interface EntityModal<
  Key extends KeyType<VersionedRecord>,
  TCreate extends Sent,
  Values,
  Props,
> extends EntityFields<
  NonNullable<KeyTypeData<Key, VersionedRecord>>,
  Values,
  FormInput<TCreate, Props>,
  DialogProps<Key, Props>
> {
  /** Includes id, version and the form's fields. The update's payload spreads it, too. */
  fragment: GraphQLTaggedNode;
  create: GraphQLTaggedNode;
  update: GraphQLTaggedNode;
  /** The REST id of a new record that has a page, which opens then. */
  createdId?: (response: TCreate['response']) => number | undefined;
  creation: Creation | ((props: Props) => Creation);
  /** The title for an existing record. */
  changeTitle: string;
  size?: ModalProps['size'];
}

/** The prop with the id of what a new record belongs to; the lists of a company are invalidated by it. */
type Owner = 'companyId' | 'courseId';
type OwnerOf<Props> = Props extends { companyId: string } ? 'companyId' : 'courseId';

/** Left out where the owner is a company, and where the form's input is that of the mutation with the owner or `id`. */
interface Inputs<TCreate extends Sent, TUpdate extends Sent, Props> {
  owner: OwnerOf<Props>;
  createInput: (input: FormInput<TCreate, Props>, props: Props) => InputOf<TCreate>;
  updateInput: (change: Change<FormInput<TCreate, Props>>, props: Props) => InputOf<TUpdate>;
}

type Needed<TCreate extends Sent, TUpdate extends Sent, Props> =
  | (OwnerOf<Props> extends 'companyId' ? never : 'owner')
  | (Pick<Props, keyof Props & OwnerOf<Props>> & FormInput<TCreate, Props> extends InputOf<TCreate>
      ? never
      : 'createInput')
  | (Change<FormInput<TCreate, Props>> extends InputOf<TUpdate> ? never : 'updateInput');

/** The values of a form are by default those of `nameField`, and the dialog is that of a company. */
export function entityModal<
  Key extends KeyType<VersionedRecord>,
  TCreate extends Sent,
  TUpdate extends Sent,
  Values extends FieldValues = { name: string },
  Props extends { companyId: string } | { courseId: string } = { companyId: string },
>(
  declared: EntityModal<Key, TCreate, Values, Props> &
    Partial<Inputs<TCreate, TUpdate, Props>> &
    Pick<Inputs<TCreate, TUpdate, Props>, Needed<TCreate, TUpdate, Props>>,
): FunctionComponent<DialogProps<Key, Props>> {
  const {
    fragment,
    values,
    input,
    fields,
    create: creating,
    update: updating,
    createdId,
    creation,
    changeTitle,
    size,
  } = declared;
  const { owner = 'companyId' } = declared as { owner?: Owner };
  const ownerId = (props: Props) => (props as Record<Owner, string>)[owner];
  // Where the types allow to leave these out, the inputs are equal.
  const {
    createInput = (made, props) => ({ [owner]: ownerId(props), ...made }),
    updateInput = (change) => change,
  } = declared as Partial<Inputs<TCreate, TUpdate, Props>>;
  return function EntityDialog(props) {
    const { record, onDone, onCreated } = props;
    const create = useSubmit<TCreate>(creating, {
      updater: owner === 'companyId' ? invalidateLists(ownerId(props)) : undefined,
      onDone: (response) => (createdId && onCreated ? onCreated(createdId(response)) : onDone()),
    });
    const [update] = useMutation<TUpdate>(updating);
    const form = useRecordForm<Key, Values, FormInput<TCreate, Props>>({
      fragment,
      record,
      values: (now) => values(now, props),
      input,
      create: (made) => create(createInput(made, props)),
      update: ({ id }, change) =>
        update({ variables: { input: updateInput({ id, ...change }, props) } }),
      onDone,
    });
    return (
      <RecordModal
        {...form}
        size={size}
        creation={typeof creation === 'function' ? creation(props) : creation}
        changeTitle={changeTitle}
      >
        {fields(form.record, props)}
      </RecordModal>
    );
  };
}
