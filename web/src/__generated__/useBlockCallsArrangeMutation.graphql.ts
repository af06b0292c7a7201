/**
 * @generated SignedSource<<8924d66274a38a51b658f5cddf1921ef>>
 * @relayHash 079d6b15d09e5e481c36cac49c76fde8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64d6f7ee63da098d49539333ed5a3b97bdc862a03432824100594e6fdfd199af

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockStatus = "DELETED" | "DRAFT" | "PUBLISHED";
export type ArrangeLessonBlocksInput = {
  blocks: ReadonlyArray<ArrangedBlockInput>;
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
};
export type ArrangedBlockInput = {
  id: string;
  sort?: number | null | undefined;
  status?: BlockStatus | null | undefined;
};
export type useBlockCallsArrangeMutation$variables = {
  input: ArrangeLessonBlocksInput;
};
export type useBlockCallsArrangeMutation$data = {
  readonly arrangeLessonBlocks: {
    readonly lesson: {
      readonly blocks: ReadonlyArray<{
        readonly id: string;
        readonly sort: number;
        readonly status: BlockStatus | null | undefined;
      }> | null | undefined;
      readonly closeBlockIds: ReadonlyArray<string> | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useBlockCallsArrangeMutation = {
  response: useBlockCallsArrangeMutation$data;
  variables: useBlockCallsArrangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Lesson",
  "kind": "LinkedField",
  "name": "lesson",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeBlockIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sort",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBlockCallsArrangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArrangeLessonBlocksPayload",
        "kind": "LinkedField",
        "name": "arrangeLessonBlocks",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlockCallsArrangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArrangeLessonBlocksPayload",
        "kind": "LinkedField",
        "name": "arrangeLessonBlocks",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "64d6f7ee63da098d49539333ed5a3b97bdc862a03432824100594e6fdfd199af",
    "metadata": {},
    "name": "useBlockCallsArrangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d709f7525c40e571a377b2a64eadfb4d";

export default node;
