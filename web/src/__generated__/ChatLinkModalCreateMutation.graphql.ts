/**
 * @generated SignedSource<<94e396b2eec9abed700d6e54c5541ca9>>
 * @relayHash b01c18f2ec93d5d5da4eab6ad22b322a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 225de43c7d24087eac8345574cf83f59f5ef9a06134a9d009ea7f2e9333c2d57

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseChatLinkBlockInput = {
  active?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  title?: string | null | undefined;
  url?: string | null | undefined;
};
export type ChatLinkModalCreateMutation$variables = {
  input: CreateCourseChatLinkBlockInput;
};
export type ChatLinkModalCreateMutation$data = {
  readonly createCourseChatLinkBlock: {
    readonly courseChatLinkBlock: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ChatLinkModalCreateMutation = {
  response: ChatLinkModalCreateMutation$data;
  variables: ChatLinkModalCreateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateCourseChatLinkBlockPayload",
    "kind": "LinkedField",
    "name": "createCourseChatLinkBlock",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseChatLinkBlock",
        "kind": "LinkedField",
        "name": "courseChatLinkBlock",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "ChatLinkModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChatLinkModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "225de43c7d24087eac8345574cf83f59f5ef9a06134a9d009ea7f2e9333c2d57",
    "metadata": {},
    "name": "ChatLinkModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1564b6b6a9de1342def1306c39a4a512";

export default node;
