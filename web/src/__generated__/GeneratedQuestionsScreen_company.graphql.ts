/**
 * @generated SignedSource<<f7b082cfe708ee4aa6800ff55ee5df35>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GeneratedQuestionState = "OFFERED" | "TAKEN" | "THROWN";
export type JobStatus = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type GeneratedQuestionsScreen_company$data = {
  readonly test: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly testGeneration: {
    readonly cost: string | null | undefined;
    readonly id: string;
    readonly inputTokens: number;
    readonly job: {
      readonly error: string | null | undefined;
      readonly id: string;
      readonly status: JobStatus;
    } | null | undefined;
    readonly outputTokens: number;
    readonly problems: ReadonlyArray<{
      readonly title: string;
      readonly why: string;
    }>;
    readonly questions: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly state: GeneratedQuestionState;
        readonly " $fragmentSpreads": FragmentRefs<"GeneratedQuestionCard_question">;
      }>;
    } | null | undefined;
    readonly test: {
      readonly id: string;
    } | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "GeneratedQuestionsScreen_company";
};
export type GeneratedQuestionsScreen_company$key = {
  readonly " $data"?: GeneratedQuestionsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeneratedQuestionsScreen_company">;
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
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "generation"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeneratedQuestionsScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "test"
        }
      ],
      "concreteType": "Test",
      "kind": "LinkedField",
      "name": "test",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": "title",
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "generation"
        }
      ],
      "concreteType": "TestGeneration",
      "kind": "LinkedField",
      "name": "testGeneration",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outputTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GenerationProblem",
          "kind": "LinkedField",
          "name": "problems",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "why",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Test",
          "kind": "LinkedField",
          "name": "test",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "job",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "error",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 50
            }
          ],
          "concreteType": "GeneratedQuestionConnection",
          "kind": "LinkedField",
          "name": "questions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "GeneratedQuestion",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "GeneratedQuestionCard_question"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "questions(first:50)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "62dcad603a19848d07a8a6b73dae04df";

export default node;
