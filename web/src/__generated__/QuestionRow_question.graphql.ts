/**
 * @generated SignedSource<<c26d5133230784a680ca2e700ba37aac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type QuestionRow_question$data = {
  readonly maxPoints: number | null | undefined;
  readonly required: boolean | null | undefined;
  readonly status: TestStatus | null | undefined;
  readonly type: TestQuestionType;
  readonly " $fragmentType": "QuestionRow_question";
};
export type QuestionRow_question$key = {
  readonly " $data"?: QuestionRow_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionRow_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionRow_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "required",
      "storageKey": null
    }
  ],
  "type": "TestQuestion",
  "abstractKey": null
};

(node as any).hash = "cf64f237754d03e810ad4afaa3e1447d";

export default node;
