/**
 * @generated SignedSource<<330944e457ff832638ebea5d9e954086>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerState = "NOT_GIVEN" | "PARTLY" | "RIGHT" | "WAITS" | "WRONG";
export type CriterionType = "POINTS" | "YES_NO";
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type AnswerCard_question$data = {
  readonly criteria: ReadonlyArray<{
    readonly databaseId: number;
    readonly maxPoints: number;
    readonly name: string;
  }>;
  readonly criterionType: CriterionType;
  readonly id: string;
  readonly maxPoints: number;
  readonly place: number;
  readonly questionId: number;
  readonly score: {
    readonly checkedAt: string | null | undefined;
    readonly checker: string | null | undefined;
    readonly comment: string | null | undefined;
    readonly marks: ReadonlyArray<{
      readonly criterionId: number;
      readonly points: number;
    }> | null | undefined;
    readonly points: number;
    readonly state: AnswerState;
  } | null | undefined;
  readonly type: TestQuestionType;
  readonly " $fragmentSpreads": FragmentRefs<"attemptQuestion_question">;
  readonly " $fragmentType": "AnswerCard_question";
};
export type AnswerCard_question$key = {
  readonly " $data"?: AnswerCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerCard_question">;
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
  "name": "questionId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxPoints",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criterionType",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CriterionMark",
  "kind": "LinkedField",
  "name": "marks",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criterionId",
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sort",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answerId",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "AttemptFile",
  "kind": "LinkedField",
  "name": "files",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainId",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dependentId",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "AnswerLink",
  "kind": "LinkedField",
  "name": "links",
  "plural": true,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correct",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerCard_question",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ShownCriterion",
      "kind": "LinkedField",
      "name": "criteria",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerScore",
      "kind": "LinkedField",
      "name": "score",
      "plural": false,
      "selections": [
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checker",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "attemptQuestion_question",
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partial",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltyPercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caseSensitive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correspondenceMulti",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ShownAnswer",
          "kind": "LinkedField",
          "name": "answers",
          "plural": true,
          "selections": [
            (v6/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShownCorrespondence",
          "kind": "LinkedField",
          "name": "correspondences",
          "plural": true,
          "selections": [
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isMain",
              "storageKey": null
            },
            (v12/*:: as any*/),
            (v13/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShownItem",
          "kind": "LinkedField",
          "name": "selectInputItems",
          "plural": true,
          "selections": [
            (v6/*:: as any*/),
            (v14/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShownCriterion",
          "kind": "LinkedField",
          "name": "criteria",
          "plural": true,
          "selections": [
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            (v3/*:: as any*/),
            (v13/*:: as any*/)
          ],
          "storageKey": null
        },
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "required",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpened",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deadlineAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOver",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "triesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answeredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttemptAnswer",
          "kind": "LinkedField",
          "name": "answer",
          "plural": false,
          "selections": [
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answerIds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AnswerText",
              "kind": "LinkedField",
              "name": "texts",
              "plural": true,
              "selections": [
                (v14/*:: as any*/),
                (v16/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AnswerItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v14/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "itemId",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v19/*:: as any*/),
            (v15/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerScore",
          "kind": "LinkedField",
          "name": "score",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ScoredPart",
              "kind": "LinkedField",
              "name": "parts",
              "plural": true,
              "selections": [
                (v14/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "outcome",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v10/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RightAnswers",
          "kind": "LinkedField",
          "name": "right",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "RightAnswer",
              "kind": "LinkedField",
              "name": "answers",
              "plural": true,
              "selections": [
                (v6/*:: as any*/),
                (v12/*:: as any*/),
                (v11/*:: as any*/),
                (v20/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "correctPosition",
                  "storageKey": null
                },
                (v13/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "parentAnswerId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "tolerance",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "RightItem",
              "kind": "LinkedField",
              "name": "selectInputItems",
              "plural": true,
              "selections": [
                (v6/*:: as any*/),
                (v14/*:: as any*/),
                (v12/*:: as any*/),
                (v20/*:: as any*/),
                (v13/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "solution",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "AttemptQuestion",
  "abstractKey": null
};
})();

(node as any).hash = "edaad61440c5ba5ec74c775b5e504cb7";

export default node;
