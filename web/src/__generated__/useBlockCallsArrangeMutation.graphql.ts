/**
 * @generated SignedSource<<4b790b35983b24f28c954be1dfbf2c16>>
 * @relayHash 26c7883883231534ae5f2b191f38f126
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e6b844f82b236403b7734617ee410bf77543825fd4d83761a7ead823d0dc839

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ArrangeLessonBlocksPayload",
    "kind": "LinkedField",
    "name": "arrangeLessonBlocks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "lesson",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
              (v1/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBlockCallsArrangeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlockCallsArrangeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7e6b844f82b236403b7734617ee410bf77543825fd4d83761a7ead823d0dc839",
    "metadata": {},
    "name": "useBlockCallsArrangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8af39bffbbb18b2ea21f1dcf7066edd3";

export default node;
