/**
 * @generated SignedSource<<5b8b6d82d10400cb20519d03d4ed47d9>>
 * @relayHash 3a4ea15517837cb41216fe6f4cb3c837
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e620c1264396c6cf3e49eb0ee83b059bdb35abe8b91a7cce2e87814dcaa92f3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortCourseChatLinkBlocksInput = {
  chatLinkBlockIds: ReadonlyArray<string>;
  clientMutationId?: string | null | undefined;
  courseId: string;
};
export type ChatLinksSortMutation$variables = {
  input: SortCourseChatLinkBlocksInput;
};
export type ChatLinksSortMutation$data = {
  readonly sortCourseChatLinkBlocks: {
    readonly course: {
      readonly " $fragmentSpreads": FragmentRefs<"ChatLinks_course">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ChatLinksSortMutation = {
  response: ChatLinksSortMutation$data;
  variables: ChatLinksSortMutation$variables;
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
    "name": "ChatLinksSortMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseChatLinkBlocksPayload",
        "kind": "LinkedField",
        "name": "sortCourseChatLinkBlocks",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChatLinks_course"
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
    "name": "ChatLinksSortMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseChatLinkBlocksPayload",
        "kind": "LinkedField",
        "name": "sortCourseChatLinkBlocks",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseChatLinkBlock",
                "kind": "LinkedField",
                "name": "chatLinkBlocks",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
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
    "id": "3e620c1264396c6cf3e49eb0ee83b059bdb35abe8b91a7cce2e87814dcaa92f3",
    "metadata": {},
    "name": "ChatLinksSortMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e01f696f2d5e710fbd0ca885b8fbae2e";

export default node;
