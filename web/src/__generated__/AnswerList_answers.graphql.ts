/**
 * @generated SignedSource<<685d7d086197bfb692de8a8cd508f5f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerState = "NOT_GIVEN" | "PARTLY" | "RIGHT" | "WAITS" | "WRONG";
import type { FragmentRefs } from "relay-runtime";
export type AnswerList_answers$data = ReadonlyArray<{
  readonly attempt: {
    readonly databaseId: number;
    readonly id: string;
    readonly number: number;
    readonly user?: {
      readonly fullName: string;
    } | null | undefined;
  };
  readonly id: string;
  readonly question: {
    readonly id: string;
    readonly score: {
      readonly state: AnswerState;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AnswerCard_question">;
  };
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "AnswerList_answers";
}>;
export type AnswerList_answers$key = ReadonlyArray<{
  readonly " $data"?: AnswerList_answers$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerList_answers">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "named"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AnswerList_answers",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TestAttempt",
      "kind": "LinkedField",
      "name": "attempt",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "condition": "named",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffMember",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fullName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttemptQuestion",
      "kind": "LinkedField",
      "name": "question",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerScore",
          "kind": "LinkedField",
          "name": "score",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnswerCard_question"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GivenAnswer",
  "abstractKey": null
};
})();

(node as any).hash = "cea0147ff445848c4dfe17cb8f8d6f3a";

export default node;
