/**
 * @generated SignedSource<<7577cf5bd721219e8b4fdf543d48dce3>>
 * @relayHash 10ef0280c5a8074dd2af4d7ce19bfeae
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f143f5da60d611e61823baf54df016d52dc2d84d08db29703337a553b8b41fcf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCourseChatLinkBlockInput = {
  active?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  id: string;
  title?: string | null | undefined;
  url?: string | null | undefined;
  version?: string | null | undefined;
};
export type ChatLinkModalUpdateMutation$variables = {
  input: UpdateCourseChatLinkBlockInput;
};
export type ChatLinkModalUpdateMutation$data = {
  readonly updateCourseChatLinkBlock: {
    readonly courseChatLinkBlock: {
      readonly " $fragmentSpreads": FragmentRefs<"ChatLinkModal_block">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ChatLinkModalUpdateMutation = {
  response: ChatLinkModalUpdateMutation$data;
  variables: ChatLinkModalUpdateMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChatLinkModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseChatLinkBlockPayload",
        "kind": "LinkedField",
        "name": "updateCourseChatLinkBlock",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChatLinkModal_block"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "ChatLinkModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseChatLinkBlockPayload",
        "kind": "LinkedField",
        "name": "updateCourseChatLinkBlock",
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
              (v3/*:: as any*/),
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "active",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackage",
                "kind": "LinkedField",
                "name": "packages",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f143f5da60d611e61823baf54df016d52dc2d84d08db29703337a553b8b41fcf",
    "metadata": {},
    "name": "ChatLinkModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02c97d243e01282b6ceb50d0fe96c759";

export default node;
