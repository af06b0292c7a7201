// Tests how each mutation reports the errors of its REST call: at the field of the input, or as an error that the user
// can't correct.
import type { GraphQLField } from 'graphql';
import { expect, it } from 'vitest';
import type { UserError } from '../../src/__generated__/resolvers.ts';
import { declaredCall } from '../../src/kit/plan/calls.ts';
import { errorFromResponse } from '../../src/kit/rest/errors.ts';
import { domains } from '../../src/schema.ts';
import { readOpenapi } from '../../../api/testing/openapi.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  components: { schemas: Record<string, Schema> };
}

const api: OpenApi = readOpenapi();

type Mutation = GraphQLField<unknown, unknown>;

const mutationType = domains.schema.getMutationType();
const mutations: Mutation[] = Object.values(mutationType?.getFields() ?? {});

/** The REST names of all path parameters and body properties of the mutation's call. */
function namesIn(mutation: Mutation): string[] {
  const { method, route } = declaredCall(mutation) ?? { method: '', route: '' };
  const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const body = api.paths[`/api${route}`]?.[method.toLowerCase()]?.requestBody?.content;
  return [...new Set([...inPath, ...propertiesOf(body?.['application/json']?.schema ?? {})])];
}

function propertiesOf({ $ref, properties = {}, allOf, anyOf, oneOf }: Schema): string[] {
  const named =
    $ref === undefined ? undefined : api.components.schemas[$ref.split('/').at(-1) ?? ''];
  const parts = [named ?? [], allOf ?? [], anyOf ?? [], oneOf ?? []].flat();
  return [...Object.keys(properties), ...parts.flatMap(propertiesOf)];
}

/** The user errors when REST rejects the mutation's call; null when it becomes a GraphQL error. */
async function userErrorsOf(mutation: Mutation, status: number, names: string[]) {
  const refusal = errorFromResponse(
    status,
    names.map((name) => ({ message: name, field: name, code: 'refused' })),
  );
  const rest = new Proxy({}, { get: () => () => Promise.reject(refusal) });
  const info = { parentType: mutationType, fieldName: mutation.name, returnType: mutation.type };
  try {
    const context = { ...domains, rest };
    const payload = mutation.resolve?.({}, { input: refused(refusal) }, context, info as never);
    return ((await payload) as { userErrors: UserError[] }).userErrors;
  } catch (error) {
    if (error !== refusal) throw error;
    return null;
  }
}

/** An input that throws the refusal on its first access, so that no mutation needs a valid one. */
function refused(refusal: Error): object {
  let isRefused = false;
  const refuse = () => {
    if (isRefused) return;
    isRefused = true;
    throw refusal;
  };
  return new Proxy<Record<string, unknown>>(
    { clientMutationId: null, values: [] },
    {
      get: (own, name) => {
        if (name !== 'clientMutationId') refuse();
        return own[String(name)];
      },
      ownKeys: (own) => {
        refuse();
        return Reflect.ownKeys(own);
      },
    },
  );
}

/** `{ id: 'attachCourseTeachers …' }` as a list: `id: attachCourseTeachers`. */
const noted = (notes: Readonly<Record<string, string>>): string[] =>
  Object.entries(notes).flatMap(([note, names]) =>
    names.split(/\s+/).map((name) => `${note}: ${name}`),
  );

/** The company is part of every global id, and the action follows from the mutation. */
const saidOtherwise = new Set(['companyId', 'action']);

/** Path parameters that REST rejects with 404, which is not a user error and needs no field. */
const notThere = {
  id: `removeCompanyOwner changeUserCourseBranch attachCourseTeachers detachCourseTeachers attachCourseAdminUsers
    detachCourseAdminUsers refreshCourseStatistics addCourseToFavourites removeCourseFromFavourites updateFormField
    deleteFormField replyToComment editComment withdrawComment returnComment likeComment attachLessonHomeworkUsers
    detachLessonHomeworkUsers removeLessonFile attachLessonAdminUsers detachLessonAdminUsers addGalleryImages
    createInstalments deleteUserFile beginTest beginFreeTest openAttemptQuestion answerAttemptQuestion finishAttempt
    checkTestAnswer uncheckTestAnswer`,
  question_id: `createQuestionAnswer updateQuestionAnswer deleteQuestionAnswer updateQuestionAnswers createSelectInputItem
    updateSelectInputItem deleteSelectInputItem createCorrespondence updateCorrespondence deleteCorrespondence`,
  comment_id: 'replyToOrderComment updateOrderComment deleteOrderComment',
  answer_id: 'createSelectInputItem updateSelectInputItem deleteSelectInputItem',
  entry_id: 'copyLibraryLesson copyLibraryBlocks copyLibraryFile copyLibraryTest',
  formId: 'countFormVisit requestFormUpload registerInCompany sendForm',
  order_id: 'updateOrderLessons updateOrderCustomFields',
  folder_id: 'exportTestResultFolder',
  file: 'deleteCompanyFile',
  file_id: 'deleteOwnFile',
  linkId: 'removeSocialLink',
};

/**
 * Body properties of the contract that the gateway never sends, or sends without an input field.
 */
const notOfTheInput = {
  matching: `deleteLessonBlocks restoreLessonBlocks deleteLessons restoreLessons changeLessonStatus deleteTestQuestions
    restoreTestQuestions activateTestQuestions deactivateTestQuestions`,
  ids: 'exportLessonStatistics exportStuckStudents',
  sort: 'exportLessonStatistics exportStuckStudents',
  desc: 'exportLessonStatistics exportStuckStudents',
  secret_keys: 'createCompanyIntegration updateCompanyIntegration',
  company_name: 'createCompany updateCompany',
  form_id: 'createInvite updateInvite',
  code: 'createRole updateRole',
  message: 'replyToOrderComment',
  type: 'replyToOrderComment putBackChanges',
  password: 'sendForm',
  invite: 'sendForm',
};

/** Mutations that report errors per row. */
const ofRows = new Set(['createUsers']);

it('reports REST errors at input fields', async () => {
  const nowhere: string[] = [];
  let checked = 0;
  for (const mutation of mutations.filter(({ name }) => !ofRows.has(name))) {
    const names = namesIn(mutation).filter((name) => !saidOtherwise.has(name));
    for (const { message, field } of (await userErrorsOf(mutation, 422, names)) ?? []) {
      if (!names.includes(message)) continue;
      checked += 1;
      if (field === null) nowhere.push(`${message}: ${mutation.name}`);
    }
  }
  expect(checked).toBeGreaterThan(1000);
  const known = [notThere, notOfTheInput].flatMap(noted);
  expect(nowhere.toSorted()).toEqual(known.toSorted());
});

/** Statuses that become user errors besides 409, 422 and 424. */
const mendable = {
  '401 403 404': 'orderCourse',
  '403 404': 'acceptInvite',
  '404 429': 'requestFormUpload resendEmailConfirmation beginFreeTest',
  '401 429': 'signIn',
  '403 404 429': `registerInCompany sendForm beginSocialSignIn finishSocialSignIn confirmSocialSignIn`,
  429: `cancelEmailChange startTwoStepSetup enableTwoStep disableTwoStep renewRecoveryCodes beginSocialLink
    runStressTest`,
};

it('returns user errors for the declared statuses only', async () => {
  const reported: string[] = [];
  for (const mutation of mutations) {
    const statuses: number[] = [];
    for (const status of [400, 401, 402, 403, 404, 410, 413, 429, 500, 503]) {
      if (await userErrorsOf(mutation, status, ['reason'])) statuses.push(status);
    }
    if (statuses.length > 0) reported.push(`${statuses.join(' ')}: ${mutation.name}`);
    const always = [409, 422, 424].map((status) => userErrorsOf(mutation, status, ['reason']));
    const reasons = (await Promise.all(always)).map((errors) =>
      errors?.map(({ message }) => message),
    );
    expect([mutation.name, ...reasons]).toEqual([
      mutation.name,
      ['reason'],
      ['reason'],
      ['reason'],
    ]);
  }
  expect(reported.toSorted()).toEqual(noted(mendable).toSorted());
});
