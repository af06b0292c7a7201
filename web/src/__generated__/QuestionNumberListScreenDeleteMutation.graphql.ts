/**
 * @generated SignedSource<<4edb6284a02125f534effe11502b836c>>
 * @relayHash 233be0b5d55dda8f0330c94576c05b5d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af6de662e981ef40e77d0c13356938e74baa66706764a7a2153d6ab326a35a48

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteExamQuestionNumbersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  examQuestionNumbers: ExamQuestionNumberSelection;
};
export type ExamQuestionNumberSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: ExamQuestionNumberMatch | null | undefined;
};
export type ExamQuestionNumberMatch = {
  filter?: ExamQuestionNumberFilter | null | undefined;
  search?: string | null | undefined;
};
export type ExamQuestionNumberFilter = {
  subject?: ReadonlyArray<string> | null | undefined;
};
export type QuestionNumberListScreenDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteExamQuestionNumbersInput;
};
export type QuestionNumberListScreenDeleteMutation$data = {
  readonly deleteExamQuestionNumbers: {
    readonly deletedExamQuestionNumberIds: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
};
export type QuestionNumberListScreenDeleteMutation = {
  response: QuestionNumberListScreenDeleteMutation$data;
  variables: QuestionNumberListScreenDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedExamQuestionNumberIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SkippedRecords",
      "kind": "LinkedField",
      "name": "skipped",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletedCount",
          "storageKey": null
        }
      ],
      "type": "DeletionPayload",
      "abstractKey": "__isDeletionPayload"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restoredCount",
          "storageKey": null
        }
      ],
      "type": "RestorationPayload",
      "abstractKey": "__isRestorationPayload"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedCount",
          "storageKey": null
        }
      ],
      "type": "ChangePayload",
      "abstractKey": "__isChangePayload"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletion",
          "storageKey": null
        }
      ],
      "type": "TrashPayload",
      "abstractKey": "__isTrashPayload"
    }
  ],
  "type": "BulkPayload",
  "abstractKey": "__isBulkPayload"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "QuestionNumberListScreenDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteExamQuestionNumbersPayload",
        "kind": "LinkedField",
        "name": "deleteExamQuestionNumbers",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "outcome_payload",
            "selections": [
              (v6/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v7/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QuestionNumberListScreenDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteExamQuestionNumbersPayload",
        "kind": "LinkedField",
        "name": "deleteExamQuestionNumbers",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedExamQuestionNumberIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af6de662e981ef40e77d0c13356938e74baa66706764a7a2153d6ab326a35a48",
    "metadata": {},
    "name": "QuestionNumberListScreenDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60b3ba232805c0d9b24340871f0a32f0";

export default node;
