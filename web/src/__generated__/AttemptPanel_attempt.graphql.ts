/**
 * @generated SignedSource<<cc5cb3953d61eefb4427227080371716>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerState = "NOT_GIVEN" | "PARTLY" | "RIGHT" | "WAITS" | "WRONG";
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type AttemptPanel_attempt$data = {
  readonly id: string;
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly score: {
      readonly state: AnswerState;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AnswerCard_question">;
  }> | null | undefined;
  readonly state: TestAttemptState;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptHead_attempt">;
  readonly " $fragmentType": "AttemptPanel_attempt";
};
export type AttemptPanel_attempt$key = {
  readonly " $data"?: AttemptPanel_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptPanel_attempt">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptPanel_attempt",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "AttemptQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
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
            (v1/*:: as any*/)
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptHead_attempt"
    }
  ],
  "type": "TestAttempt",
  "abstractKey": null
};
})();

(node as any).hash = "75aa394f909459f09d28f1fde41b4884";

export default node;
