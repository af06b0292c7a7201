/**
 * @generated SignedSource<<ace51f5d32f536f7d07a28c6a4c723a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamAnswerType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT";
import type { FragmentRefs } from "relay-runtime";
export type QuestionNumberModal_number$data = {
  readonly answerType: ExamAnswerType | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly prompt: string | null | undefined;
  readonly useExample: boolean;
  readonly useImage: boolean;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "QuestionNumberModal_number";
};
export type QuestionNumberModal_number$key = {
  readonly " $data"?: QuestionNumberModal_number$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionNumberModal_number">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionNumberModal_number",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useExample",
      "storageKey": null
    }
  ],
  "type": "ExamQuestionNumber",
  "abstractKey": null
};

(node as any).hash = "3f5257b3e076c671b65313c967f3a895";

export default node;
